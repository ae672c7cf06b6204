import { isBoard, isPackedBoard, packBoard, unpackBoard } from '../board/index.ts';

/** A view with every field as `change` gives it. */
const mapped = (view: object, change: (value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(view).map(([name, value]) => [name, change(value)]));

/** A view as the text in which it is sent. Boards among its fields are packed, to about a tenth of their length. */
export const writeView = (view: object): string =>
  JSON.stringify(mapped(view, (value) => (isBoard(value) ? packBoard(value) : value)));

/** The view of a text that {@link writeView} has written. */
export const readView = (text: string): object =>
  mapped(JSON.parse(text) as object, (value) => (isPackedBoard(value) ? unpackBoard(value) : value));
