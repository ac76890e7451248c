import { useTranslation } from 'react-i18next';
import { Ltr } from '#shared/components/ltr.tsx';
import { Scene } from '#shared/components/scene.tsx';
import { site } from '#shared/lib/site.ts';
import styles from './about.module.css';
import { Section } from './section.tsx';

const values = ['places', 'prices', 'company'] as const;
const numbers = [
  { key: 'licence', number: site.tourismLicence },
  { key: 'registration', number: site.commercialRegistration },
  { key: 'vat', number: site.vatNumber },
] as const;

/** The agency, its values and its licence numbers. */
export function About() {
  const { t } = useTranslation('home');
  const { since, destinations } = site.figures;
  return (
    <Section
      id="about"
      title={t('about.title', { year: since })}
      text={t('about.text', { destinations: t('about.destinations', { count: destinations }) })}
      picture={
        <div className={styles.gate}>
          <Scene name="riyadh" className={styles.scene} />
        </div>
      }
    >
      <ul className={styles.values}>
        {values.map((value) => (
          <li key={value}>
            <h3>{t(`about.${value}Title`)}</h3>
            <p>{t(`about.${value}Text`)}</p>
          </li>
        ))}
      </ul>
      <dl className={styles.numbers}>
        {numbers.map(({ key, number }) => (
          <div key={key}>
            <dt>{t(`about.${key}`)}</dt>
            <dd>
              <Ltr>{number}</Ltr>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
