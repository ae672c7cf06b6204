/**
 * Is it the second click of a double click, or a later one? The first has answered what was asked; nobody has read yet what
 * the next one would answer.
 */
export const isSecondClick = ({ detail }: Pick<MouseEvent, 'detail'>): boolean => detail > 1;
