import type { Program } from '#contracts/api/programs';
import type { Language } from '#contracts/field-kit/language';
import type { PhotoFiles } from '../../components/photo-sources.tsx';

type Illustrated = Pick<Program, 'photos' | 'photo_records'> & Partial<Pick<Program, 'photo_details'>>;

/** Returns the photos that visitors see, the cover first, with their texts in this language. */
export function programPhotos(
  { photos, photo_records, photo_details }: Illustrated,
  language?: Language,
): PhotoFiles[] {
  return (photos ?? [])
    .map((src) => ({ src: src.trim(), record: photo_records?.find(({ image_url }) => image_url === src) }))
    .filter(({ src }) => src !== '')
    .map(({ src, record }) => ({
      src,
      widths: record?.widths ?? [],
      size: record?.size ?? null,
      illustration: record?.illustration ?? false,
      ...detailsOf(photo_details, record?.id, language),
    }));
}

/** Texts that a language lacks are left out: a caption in another one would puzzle more than none. */
function detailsOf(
  photoDetails: Program['photo_details'] | undefined,
  id: string | undefined,
  language: Language | undefined,
): Partial<PhotoFiles> {
  const details = photoDetails?.find((one) => one.id === id);
  const texts = language && details?.texts[language];
  const percent = (part: number) => `${Math.round(part * 100)}%`;
  return {
    ...(id && { id }),
    ...(texts?.caption && { caption: texts.caption }),
    ...(texts?.alternative && { alternative: texts.alternative }),
    ...(details?.focus && { position: `${percent(details.focus.x)} ${percent(details.focus.y)}` }),
  };
}
