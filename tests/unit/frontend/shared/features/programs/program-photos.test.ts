import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { programInShort } from '#catalogue/in-short';
import { PhotoSources } from '../../../../../../frontend/shared/components/photo-sources.tsx';
import { programPhotos } from '../../../../../../frontend/shared/features/programs/program-photos.ts';
import { program } from '../../../../logic/catalogue/program.ts';

describe('a program’s photos', () => {
  const record = (id: string, widths: number[]) => ({
    id,
    program_id: 'p',
    image_url: `/photos/p/${id}.jpg`,
    created_at: '2026-11-01T00:00:00.000Z',
    status: 'ready' as const,
    fault: null,
    illustration: id === 'b',
    size: widths.length > 0 ? { width: 1600, height: 1000 } : null,
    widths,
  });
  const pictured = program({
    photos: ['/photos/p/b.jpg', '/photos/p/a.jpg', ' '],
    photo_records: [record('a', []), record('b', [320, 800])],
  });

  it('are in their order, with their files', () => {
    expect(programPhotos(pictured)).toEqual([
      { id: 'b', src: '/photos/p/b.jpg', widths: [320, 800], size: { width: 1600, height: 1000 }, illustration: true },
      { id: 'a', src: '/photos/p/a.jpg', widths: [], size: null, illustration: false },
    ]);
    expect(programPhotos(programInShort(pictured, '2026-11-22'))).toEqual(programPhotos(pictured).slice(0, 1));
  });

  it('are listed as AVIF and WebP for the browser to choose; one stored as uploaded has only its own file', () => {
    const [cover, old] = programPhotos(pictured).map((photo) =>
      renderToStaticMarkup(createElement(PhotoSources, { photo, sizes: '8rem' })),
    );
    const widths = (format: string) => `/photos/p/b-320.${format} 320w, /photos/p/b-800.${format} 800w`;
    expect(cover).toBe(
      ['avif', 'webp']
        .map((format) => `<source type="image/${format}" srcSet="${widths(format)}" sizes="8rem"/>`)
        .join(''),
    );
    expect(old).toBe('');
  });
});
