import { expect, it } from 'vitest';
import { previewPath, readPreviewLink } from '../../../../../../frontend/shared/features/preview/preview-link.ts';

it('has the secret in the fragment only, and reads it again', () => {
  const path = previewPath({ programId: 'p', secret: 's', language: 'en' });
  expect(path).toBe('/preview#p.s.en');
  expect(readPreviewLink('#p.s.en')).toEqual({ programId: 'p', secret: 's', language: 'en' });
  expect(readPreviewLink('#p.s')).toEqual({ programId: 'p', secret: 's', language: undefined });
  expect(readPreviewLink('#p')).toBeUndefined();
});
