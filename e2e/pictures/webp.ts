import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** Dots. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** A PNG as WebP of so many dots, which Chromium writes. */
const asWebp = async (page: Page, png: Buffer, size: Size): Promise<Buffer> => {
  const address = await page.evaluate(
    async ({ data, width, height }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', 0.75);
    },
    { data: png.toString('base64'), ...size },
  );
  return Buffer.from(address.split(',')[1]!, 'base64');
};

/** Writes a PNG into a file as WebP of so many dots, and tells how large that is. */
export const saveWebp = async (file: string, page: Page, png: Buffer, size: Size): Promise<void> => {
  const webp = await asWebp(page, png, size);
  writeFileSync(file, webp);
  console.log(`${file}: ${Math.round(webp.length / 1024)} KB`);
};
