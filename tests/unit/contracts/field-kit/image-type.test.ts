import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageType } from '#contracts/field-kit/image-type';

const pixel = sharp({ create: { width: 4, height: 4, channels: 3, background: '#0f3d44' } });

describe('the type of an image', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'is detected by the content of a real %s',
    async (format) => {
      expect(imageType(await pixel.clone().toFormat(format).toBuffer())).toBe(`image/${format}`);
    },
  );

  it.each([
    '',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '%PDF-1.7',
    'PK\u0003\u0004',
    'MZ',
    'GIF89',
    'RIFF0000WAVE',
  ])('is undefined for %o', (content) => {
    expect(imageType(Buffer.from(content))).toBeUndefined();
  });
});
