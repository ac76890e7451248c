import { vi } from 'vitest';
import { brandAtStart } from '#contracts/site-defaults/brand';
import { program } from './bodies.ts';
import { openTestDatabase } from './database.ts';
import { openSiteStorage } from './site-storage.ts';

const by = 'owner@rihla.example';

export const brand = { ...brandAtStart, colour: '#7c3aed' };

/** A program as an archive has it. */
export const document = (changes = {}) => ({
  ...{ created_at: '2026-05-03T09:00:00.000Z', body: program(), departures: null, photos: [] as object[] },
  ...changes,
});

/** Opens a database and a photo bucket, and what imports a site into them. */
export async function openSiteImport() {
  const database = await openTestDatabase();
  const storage = await openSiteStorage({ credentials: database.credentials, buckets: ['photos'] });
  vi.stubEnv('PHOTOS_BUCKET', 'photos');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', storage.url);
  // The clients read the environment when they are imported.
  const staging = await import('../../functions/logic/site-import/staging.ts');
  const photos = await import('../../functions/data/photo-storage.ts');
  const uploads = await import('../../functions/logic/photos/process-photo.ts');

  return {
    ...{ database, staging, photos, uploads },
    apply: await import('../../functions/logic/site-import/apply.ts'),
    sections: await import('../../functions/logic/site-content/sections.ts'),
    programs: await import('../../functions/data/programs.ts'),

    async begin() {
      const { id: import_id } = await staging.beginImport('site.zip');
      return {
        add: (kind: 'section' | 'section_draft' | 'program' | 'setting', id: string, content: object) =>
          staging.addDocument({ import_id, kind, id, content: { ...content } }),
        photo: (program_id: string, id: string) =>
          staging.addPhoto({ import_id, program_id, id, content_type: 'image/jpeg', size: 100 }),
        start: (documents: number, count = 0) => staging.startApplying({ import_id, documents, photos: count }, by),
      };
    },

    /** Does what the event of the upload does. */
    async upload(key: string, bytes: Buffer): Promise<string> {
      await photos.putUpload(key, bytes, 'image/jpeg');
      return uploads.processUpload(key);
    },

    async close() {
      vi.unstubAllEnvs();
      await storage.close();
      await database.close();
    },
  };
}
