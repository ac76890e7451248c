import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LogoGround } from '#contracts/api/site-brand-rules';
import { paths } from '#contracts/website/paths';
import { pictureFile } from '#contracts/website/site-picture-files';
import { BrandMark } from '#shared/components/brand-mark.tsx';
import { BrandSign } from '#shared/components/brand-sign.tsx';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { useAgencyNames, useBrand } from '#shared/lib/use-brand.ts';
import { useNameBesideLogo } from '#shared/lib/use-name-beside-logo.ts';
import styles from './brand.module.css';

const size = 36;

interface Props {
  ground?: LogoGround;
  /** True where there is room for a square only. */
  compact?: boolean;
}

/** The agency's logo and name, as a link to the public site. */
export function Brand({ ground = 'dark', compact = false }: Props) {
  const { t } = useTranslation('admin');
  const { name } = useAgencyNames();
  const hasName = useNameBesideLogo(ground) && !compact;
  return (
    <Link to={paths.home} className={styles.brand} data-hint={t('layout.viewSite')}>
      {compact ? <Square /> : <BrandSign size={size} ground={ground} />}
      {hasName ? <span>{name}</span> : <VisuallyHidden>{name}</VisuallyHidden>}
    </Link>
  );
}

function Square() {
  const { icon } = useBrand();
  if (!icon) return <BrandMark size={size} />;
  const rounded = { borderRadius: 'var(--radius-sm)' };
  return <img src={pictureFile.icon(icon, 192)} alt="" width={size} height={size} style={rounded} />;
}
