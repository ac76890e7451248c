import type { LogoGround } from '#contracts/api/site-brand-rules';
import { pictureFile } from '#contracts/website/site-picture-files';
import { useBrand } from '../lib/use-brand.ts';
import { BrandMark } from './brand-mark.tsx';

interface Props {
  /** The height of the logo in pixels. */
  size: number;
  ground: LogoGround;
}

/** The colour of the plate below a logo that would be hard to see. */
const plates: Record<LogoGround, string> = { light: 'var(--color-teal-dark)', dark: 'var(--color-white)' };

/** The agency's logo as a ground needs it, without one its drawn mark. The name is said beside it, or by the link around it. */
export function BrandSign({ size, ground }: Props) {
  const file = useBrand().logo?.[ground];
  if (!file) return <BrandMark size={size} />;
  const { id, width, height, plate } = file;
  return (
    <img
      src={pictureFile.logo(id)}
      alt=""
      width={Math.round((size * width) / height)}
      height={size}
      style={{
        ...{ minInlineSize: 0, maxInlineSize: 'min(10rem, 30vw)', objectFit: 'contain' },
        ...(plate && { padding: '0.25rem', borderRadius: 'var(--radius-sm)', background: plates[ground] }),
      }}
    />
  );
}
