import type { PictureUse, SitePicture } from '#contracts/api/site-picture-rules';
import { pictureFile } from '#contracts/website/site-picture-files';
import { palette } from '#shared/lib/palette.ts';
import { type SectionPlace, type SectionValues, valueAt } from './section-fields.ts';

const addresses: Readonly<Record<PictureUse, (id: string) => string>> = {
  ...pictureFile,
  icon: (id) => pictureFile.icon(id, 180),
};

/** A picture of a section beside its description in words; nothing at other places, and where there is no picture. */
export function PictureThumbnail({ values, place }: { values: SectionValues; place: SectionPlace }) {
  const { field } = place;
  const picture = valueAt(values, place) as SitePicture | undefined;
  if (field.kind !== 'picture' || !picture) return null;
  const ground = field.name === 'logo_dark' ? palette.tealDark : palette.sandLight;
  return (
    <span style={{ alignSelf: 'start', display: 'inline-block', padding: '0.5rem', background: ground }}>
      <img
        src={addresses[field.use](picture.id)}
        alt=""
        width={picture.width}
        height={picture.height}
        style={{ display: 'block', inlineSize: 'auto', blockSize: 'auto', maxInlineSize: '100%', maxBlockSize: '6rem' }}
      />
    </span>
  );
}
