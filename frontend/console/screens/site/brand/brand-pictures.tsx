import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { logoContrast, logoGrounds, neededLogoContrast } from '#contracts/api/site-brand';
import type { LogoGround } from '#contracts/api/site-brand-rules';
import { pictureTextLimit, type SitePicture } from '#contracts/api/site-picture-rules';
import { coloursOf } from '#contracts/colours/brand-colours';
import { colourPattern, palette } from '#contracts/colours/palette';
import { pictureFile } from '#contracts/website/site-picture-files';
import { Hint } from '../../../components/hint.tsx';
import type { SectionValues } from '../../../features/site-content/section-fields.ts';
import { FieldsTitle } from '../fields-title.tsx';
import { PictureInput } from '../pictures/picture-input.tsx';
import { SectionTexts } from '../section-texts.tsx';

const line = '1px solid var(--color-sand-line)';

/** The agency's logo on both grounds, its icon, and the picture of links to its site. */
export function BrandPictures({ values, isSaving }: { values: SectionValues; isSaving: boolean }) {
  const { t } = useTranslation('adminSite');
  const grounds = groundsOf(values);
  return (
    <>
      <FieldsTitle>{t('brand.pictures')}</FieldsTitle>
      <Logo name="logo" ground="light" grounds={grounds} isSaving={isSaving} />
      <Logo name="logo_dark" ground="dark" grounds={grounds} isSaving={isSaving} />
      <Form.Item name="icon" label={t('brand.names.icon')} extra={t('brand.hints.icon')}>
        <PictureInput use="icon" label={t('brand.names.icon')} disabled={isSaving}>
          {({ id }) => (
            <img
              src={pictureFile.icon(id, 192)}
              alt={t('brand.names.icon')}
              width={64}
              height={64}
              style={{ border: line }}
            />
          )}
        </PictureInput>
      </Form.Item>
      <Form.Item name="share" label={t('brand.names.share')} extra={t('brand.hints.share')}>
        <PictureInput use="share" label={t('brand.names.share')} disabled={isSaving}>
          {({ id }) => (
            <img
              src={pictureFile.share(id)}
              alt={t('brand.names.share')}
              width={1200}
              height={630}
              style={{ inlineSize: 'min(22rem, 100%)', blockSize: 'auto' }}
            />
          )}
        </PictureInput>
      </Form.Item>
      {values.share !== undefined && (
        <SectionTexts
          form="brand"
          name="share_text"
          limit={pictureTextLimit}
          hint={t('brand.hints.share_text')}
          isOptional
        />
      )}
    </>
  );
}

const groundsOf = ({ colour }: SectionValues) => {
  const chosen = typeof colour === 'string' ? colour.trim() : '';
  return logoGrounds(coloursOf(colourPattern.test(chosen) ? chosen : palette.teal));
};

/** Returns the logos that are hard to see on their ground, with their contrast. */
export function faintLogos(values: SectionValues): { ground: LogoGround; contrast: number }[] {
  const grounds = groundsOf(values);
  const light = values.logo as SitePicture | undefined;
  const dark = (values.logo_dark as SitePicture | undefined) ?? light;
  return (
    [
      ['light', light],
      ['dark', dark],
    ] as const
  ).flatMap(([ground, logo]) => {
    const contrast = logo && logoContrast(logo, grounds[ground]);
    return contrast !== undefined && contrast < neededLogoContrast ? [{ ground, contrast }] : [];
  });
}

interface LogoProps {
  name: 'logo' | 'logo_dark';
  ground: LogoGround;
  grounds: Readonly<Record<LogoGround, string>>;
  isSaving: boolean;
}

function Logo({ name, ground, grounds, isSaving }: LogoProps) {
  const { t } = useTranslation('adminSite');
  const label = t(`brand.names.${name}`);
  return (
    <Form.Item name={name} label={label} extra={t(`brand.hints.${name}`)}>
      <PictureInput use="logo" label={label} disabled={isSaving}>
        {(logo) => {
          const contrast = logoContrast(logo, grounds[ground]);
          const isFaint = contrast !== undefined && contrast < neededLogoContrast;
          return (
            <>
              <div style={{ padding: '1rem 1.5rem', border: line, background: grounds[ground], maxInlineSize: '100%' }}>
                <img
                  src={pictureFile.logo(logo.id)}
                  alt={label}
                  width={Math.round((48 * logo.width) / logo.height)}
                  height={48}
                  style={{ maxInlineSize: '100%', objectFit: 'contain' }}
                />
              </div>
              {isFaint && <Hint>{t(`brand.faint.${ground}`, { contrast: contrast.toFixed(1) })}</Hint>}
            </>
          );
        }}
      </PictureInput>
    </Form.Item>
  );
}
