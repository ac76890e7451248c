import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoState } from '../../../../../../frontend/console/features/programs/photo-state.ts';
import { photoKind } from '../../../../../../frontend/console/screens/programs/editor/photos/prepare-photo.ts';
import { photo } from './build.ts';

describe('the type of a chosen file', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('is told by the content of a real %s', async (format) => {
    const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#0f3d44' } });
    expect(photoKind(await picture.toFormat(format).toBuffer())).toBe(`image/${format}`);
  });

  it.each(['heic', 'heix', 'mif1'])('is HEIC for the brand %s', (brand) => {
    expect(photoKind(Buffer.from(`\0\0\0\u0018ftyp${brand}\0\0\0\0`))).toBe('heic');
  });

  it.each(['', '%PDF-1.7', '<svg/>', '\0\0\0\u0018ftypisom'])('is not a photo for %o', (content) => {
    expect(photoKind(Buffer.from(content))).toBeUndefined();
  });
});

describe('the state of a photo', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const uploading = (created_at: string) => photoState(photo({ status: 'uploading', created_at }), now);

  it('is pending for a quarter of an hour, then failed', () => {
    expect(uploading('2026-11-21T11:46:00Z')).toBe('pending');
    expect(uploading('2026-11-21T11:45:00Z')).toBe('failed');
  });

  it('is ready or failed once the server has checked it', () => {
    expect(photoState(photo(), now)).toBe('ready');
    expect(photoState(photo({ status: 'rejected' }), now)).toBe('failed');
  });
});
