import { useTranslation } from 'react-i18next';
import type { AboutFact } from '#contracts/api/site-about-rules';
import { nameInText } from '#contracts/api/site-brand-rules';
import { withFacts } from '#contracts/field-kit/facts';
import { Ltr } from '#shared/components/ltr.tsx';
import { Scene } from '#shared/components/scene.tsx';
import { useBrand } from '#shared/lib/use-brand.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useContact } from '../../features/site-content/use-contact.ts';
import { useSection } from '../../features/site-content/use-section.ts';
import styles from './about.module.css';
import { Section } from './section.tsx';

/** The agency, its values and its licence numbers. */
export function About() {
  const { t } = useTranslation('home');
  const brand = useBrand();
  const { language } = useLanguage();
  const about = useSection('about');
  const figures = useSection('figures');
  const { licence, registration, vat } = useContact();
  if (!about || !figures) return null;
  const facts: Record<AboutFact, string> = { agency: nameInText(brand, language), year: String(figures.since) };
  const numbers = [
    { key: 'licence', number: licence },
    { key: 'registration', number: registration },
    { key: 'vat', number: vat },
  ] as const;
  return (
    <Section
      id="about"
      title={withFacts(about.title, facts)}
      text={withFacts(about.text, facts)}
      picture={
        <div className={styles.gate}>
          <Scene name="riyadh" className={styles.scene} />
        </div>
      }
    >
      {about.values.length > 0 && (
        <ul className={styles.values}>
          {about.values.map(({ title, text }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words.
            <li key={place}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.numbers}>
        {numbers.map(
          ({ key, number }) =>
            number && (
              <div key={key}>
                <dt>{t(`about.${key}`)}</dt>
                <dd>
                  <Ltr>{number}</Ltr>
                </dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  );
}
