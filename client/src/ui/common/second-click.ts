/**
 * Whether this is the second click of a double click, or a later one. The first click has answered the question on the
 * screen; the player cannot have read the next one yet.
 */
export const isSecondClick = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1;
