import type { ClientMatch } from '../../table/match.ts';

/** Canvas pixels: the line below the picture, and what its words leave free on both sides. */
const LINE = 56;
const MARGIN = 20;

/** Saves the map as it is drawn now as a PNG, with a line below it that says what it shows. */
export const savePicture = async (match: ClientMatch, caption: string): Promise<void> => {
  const map = match.board.peek()?.image();
  if (!map) return;
  const canvas = new OffscreenCanvas(map.width, map.height + LINE);
  const ctx = canvas.getContext('2d')!;
  const style = getComputedStyle(document.documentElement);
  ctx.fillStyle = style.getPropertyValue('--panel');
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.drawImage(map, 0, 0);
  ctx.fillStyle = style.getPropertyValue('--text');
  ctx.font = `22px ${getComputedStyle(document.body).fontFamily}`;
  ctx.textBaseline = 'middle';
  ctx.fillText(caption, MARGIN, map.height + LINE / 2, map.width - 2 * MARGIN);
  saveFile(await canvas.convertToBlob({ type: 'image/png' }), 'ironhex.png');
};

/** Lets the browser save a file under this name. */
export const saveFile = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
};
