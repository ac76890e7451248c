import { useTranslation } from 'react-i18next';
import { paths } from '#contracts/website/paths';
import { ButtonLink } from '#shared/components/button.tsx';
import { BedIcon, PlaneIcon } from '#shared/components/travel-icons.tsx';
import { site } from '#shared/lib/site.ts';
import styles from './hero.module.css';

const { travellers, rating, reviews, satisfaction } = site.figures;

/** The top of the home page: the dunes at dusk, the headline, and links to start. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.hero}>
      <div className={styles.scene} />
      <div className={`page ${styles.content}`}>
        <div>
          <h1 tabIndex={-1}>{t('hero.title')}</h1>
          <p className={styles.subtitle}>{t('hero.subtitle')}</p>
          <div className={styles.actions}>
            <ButtonLink to={paths.customJourney} look="accent">
              {t('hero.customJourney')}
            </ButtonLink>
            <ButtonLink to={paths.programs} look="clear">
              {t('hero.programs')}
            </ButtonLink>
            <ButtonLink to={paths.flightBooking} look="clear" icon={<PlaneIcon />}>
              {t('hero.flightBooking')}
            </ButtonLink>
            <ButtonLink to={paths.hotelBooking} look="clear" icon={<BedIcon />}>
              {t('hero.hotelBooking')}
            </ButtonLink>
          </div>
        </div>
        <HeroStats />
      </div>
    </section>
  );
}

function HeroStats() {
  const { t } = useTranslation('home');
  const stats = [
    { value: t('hero.travellersValue', { count: travellers / 1000 }), label: t('hero.travellers') },
    { value: String(rating), label: t('hero.rating', { count: reviews }) },
    { value: t('hero.satisfactionValue', { number: satisfaction }), label: t('hero.satisfaction') },
  ];
  return (
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
  );
}
