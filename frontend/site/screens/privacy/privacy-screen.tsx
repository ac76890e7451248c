import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/lib/use-language.ts';
import { LegalDocument } from '../../features/legal/legal-document.tsx';
import { retentionPeriod } from '../../lib/retention-period.ts';
import { ChallengeNote } from './challenge-note.tsx';
import { StoredInBrowser } from './stored-in-browser.tsx';

const sections = ['collect', 'use', 'share', 'cookies', 'keep', 'rights'] as const;

/** `/privacy`: what the agency stores about people, and their rights. The footer links to `#cookies`. */
export default function PrivacyScreen() {
  const { t } = useTranslation('legal');
  const { language } = useLanguage();
  const period = retentionPeriod(language);
  return (
    <LegalDocument
      scene="diriyah"
      title={t('privacy.title')}
      subtitle={t('privacy.subtitle')}
      description={t('privacy.description')}
      intro={t('privacy.intro')}
      sections={sections.map((id) => ({
        id,
        title: t(`privacy.${id}.title`),
        blocks: t(`privacy.${id}.body`, { returnObjects: true, period }),
        after: (id === 'cookies' && <StoredInBrowser />) || (id === 'share' && <ChallengeNote />),
      }))}
    />
  );
}
