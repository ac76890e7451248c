import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { pictureTextLimit, type SitePicture, sharpHeroWidth } from '#contracts/api/site-picture-rules';
import { pictureFile } from '#contracts/website/site-picture-files';
import { FocusPoint } from '../../../components/focus-point.tsx';
import { Hint } from '../../../components/hint.tsx';
import type { SectionValues } from '../../../features/site-content/section-fields.ts';
import { PictureInput } from '../pictures/picture-input.tsx';
import type { FieldsProps } from '../section-form.ts';
import { SectionTexts } from '../section-texts.tsx';

/** The picture of the opening, what it shows, and the point of it that stays visible. */
export function HeroPicture({ values, isSaving }: Pick<FieldsProps, 'values' | 'isSaving'>) {
  const { t } = useTranslation('adminSite');
  const picture = values.picture as SitePicture | undefined;
  const label = t('hero.names.picture');
  return (
    <>
      <Form.Item name="picture" label={label} extra={t('hero.hints.picture')}>
        <PictureInput use="hero" label={label} disabled={isSaving}>
          {(shown) => (
            <>
              <img
                src={pictureFile.hero(shown.id)}
                alt={label}
                width={shown.width}
                height={shown.height}
                style={{ inlineSize: 'min(22rem, 100%)', blockSize: 'auto' }}
              />
              {isCoarse(shown) && <Hint>{t('hero.coarse', { width: shown.width, wanted: sharpHeroWidth })}</Hint>}
            </>
          )}
        </PictureInput>
      </Form.Item>
      {picture && (
        <>
          <Form.Item name="focus" label={t('hero.names.focus')} extra={t('hero.hints.focus')}>
            <FocusPoint
              url={pictureFile.hero(picture.id)}
              words={{
                focus: (at) => t('hero.focusAt', at),
                centre: t('hero.centre'),
                centreNamed: t('hero.centre'),
              }}
              isDisabled={isSaving}
            />
          </Form.Item>
          <SectionTexts
            form="hero"
            name="picture_text"
            limit={pictureTextLimit}
            hint={t('hero.hints.picture_text')}
            isOptional
          />
          {isUntold(values) && <Hint style={{ marginBlockEnd: '1rem' }}>{t('hero.untold')}</Hint>}
        </>
      )}
    </>
  );
}

/** True for a picture without a text in any language. */
export const isUntold = ({ picture, picture_text }: SectionValues): boolean =>
  picture !== undefined && !Object.values((picture_text ?? {}) as Record<string, unknown>).some(Boolean);

export const isCoarse = ({ width }: SitePicture): boolean => width < sharpHeroWidth;
