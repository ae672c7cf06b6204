import type { Page } from 'playwright-core';

/** A PNG as WebP of so many dots, which Chromium writes. */
export const asWebp = async (
  page: Page,
  png: Buffer,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> => {
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
