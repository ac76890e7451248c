import { useTranslation } from 'react-i18next';
import { directionOf, languages } from '#contracts/field-kit/language';
import { Icon } from '#shared/components/icon.tsx';
import { AnnouncementLine } from '#shared/features/site-content/announcement-line.tsx';
import { grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';
import type { SectionValues } from '../../../features/site-content/section-fields.ts';
import type { AnnouncementValues } from './announcement-values.ts';

/** What visitors would see, in each language. Nothing in it can be operated. */
export function AnnouncementPreview({ values }: { values: SectionValues }) {
  const { t } = useTranslation('adminSite');
  const { texts, link, link_texts, tone, dismissible } = values as unknown as AnnouncementValues;
  return (
    <section aria-label={t('preview')}>
      <Hint style={{ marginBlockEnd: '0.5rem' }}>{t('preview')}</Hint>
      <div style={grid('20rem', '0.75rem 1.25rem')}>
        {languages.map((language) => (
          <div key={language} lang={language} dir={directionOf(language)} inert>
            <AnnouncementLine
              tone={tone}
              text={texts[language] || '…'}
              link={link?.trim() && <span data-link>{link_texts[language] || '…'}</span>}
              close={
                dismissible && (
                  <button type="button" tabIndex={-1} aria-hidden>
                    <Icon of="close-outlined" />
                  </button>
                )
              }
            />
          </div>
        ))}
      </div>
    </section>
  );
}
