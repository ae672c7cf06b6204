import type { ClientMatch } from '../../../table/match.ts';
import { layCaption } from '../caption.ts';

/** The size of the letters below a picture, CSS pixels, and the most device pixels that it is drawn with for each. */
const [SIZE, DENSEST] = [16, 3];

/** Saves the map as it is drawn now as a PNG, and below it, paragraph by paragraph, what it shows. */
export const savePicture = async (match: ClientMatch, caption: readonly string[]): Promise<void> => {
  const map = match.board.peek()?.image();
  if (!map) return;
  const size = SIZE * Math.min(DENSEST, window.devicePixelRatio || 1);
  const family = getComputedStyle(document.body).fontFamily;
  const fontOf = (first: boolean) => `${first ? 'bold ' : ''}${size}px ${family}`;
  const canvas = new OffscreenCanvas(map.width, map.height);
  const ctx = canvas.getContext('2d')!;
  const { height, lines } = layCaption(caption, map.width, size, (text, first) => {
    ctx.font = fontOf(first);
    return ctx.measureText(text).width;
  });
  canvas.height += height;
  const style = getComputedStyle(document.documentElement);
  ctx.fillStyle = style.getPropertyValue('--panel');
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  ctx.drawImage(map, 0, 0);
  ctx.fillStyle = style.getPropertyValue('--text');
  ctx.textBaseline = 'middle';
  for (const { text, x, y, first } of lines) {
    ctx.font = fontOf(first);
    ctx.fillText(text, x, map.height + y, map.width - 2 * x);
  }
  saveFile(await canvas.convertToBlob({ type: 'image/png' }), 'ironhex.png');
};

/** Lets the browser save a file under this name. */
export const saveFile = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
};
