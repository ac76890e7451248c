import sharp from 'sharp';
import type * as z from 'zod/mini';
import type { DepartureOfProgram } from '#contracts/api/departures';
import type { PhotoUpload } from '#contracts/api/photos';
import { bodyOf } from '#contracts/api/program-edge';
import type { ProgramReply } from '#contracts/api/programs';
import { riyadhDay } from '#contracts/field-kit/calendar';
import type { ApiSession } from '../../infra/seed/session.ts';
import { richProgram } from '../unit/frontend/site/features/programs/rich-program.ts';

/** Publishes a program with 12 photos, 20 departures, 14 days and 12 questions, and returns its id. */
export async function publishLargestProgram(api: ApiSession): Promise<string> {
  const program = richProgram(riyadhDay());
  const { id } = await api.call<ProgramReply>('POST', '/programs', bodyOf(program));
  const departures = program.departures?.map(
    ({ version: _, updated_at: _at, ...departure }): z.input<typeof DepartureOfProgram> => departure,
  );
  await api.call('POST', `/programs/${id}/departures`, { departures });
  // The one of the program's own days stays beside them.
  await api.call('DELETE', `/programs/${id}/departures/${id}`);
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#808080', noise } });
  const bytes = Uint8Array.from(await picture.jpeg().toBuffer());
  for (const photo of program.photo_records) {
    const body = {
      program_id: id,
      id: photo.id,
      file_name: 'photo.jpg',
      content_type: 'image/jpeg',
      size: bytes.length,
    };
    const { upload } = await api.call<PhotoUpload>('POST', '/programs/photos', body);
    await fetch(upload.url, { method: upload.method, headers: upload.headers, body: bytes });
  }
  for (;;) {
    const { photos } = await api.call<ProgramReply>('GET', `/programs/${id}/current`);
    if (photos.length === program.photo_records.length) return id;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
