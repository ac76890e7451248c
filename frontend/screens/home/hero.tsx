import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Scene } from '../../components/scene.tsx';
import { site } from '../../lib/site.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './hero.module.css';

const { destinations, travellers, rating } = site.figures;

/** The first screenful: the dunes at dusk, the promise, where to begin. */
export function Hero() {
  const { t } = useTranslation('home');
  const stats = [
    { value: t('hero.destinationsValue', { number: destinations }), label: t('hero.destinations') },
    { value: t('hero.travellersValue', { number: travellers / 1000 }), label: t('hero.travellers') },
    { value: String(rating), label: t('hero.rating') },
  ];
  return (
    <section className={styles.hero}>
      <Scene name="dunes" className={styles.scene} priority />
      <div className={`page ${styles.content}`}>
        <div className={styles.promise}>
          <h1 tabIndex={-1}>{t('hero.title')}</h1>
          <p className={styles.subtitle}>{t('hero.subtitle')}</p>
          <div className={styles.actions}>
            <ButtonLink to={paths.flightBooking} look="accent">
              {t('hero.flightBooking')}
            </ButtonLink>
            <ButtonLink to={paths.programs} look="clear">
              {t('hero.programs')}
            </ButtonLink>
          </div>
        </div>
        <dl className={styles.stats}>
          {stats.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
