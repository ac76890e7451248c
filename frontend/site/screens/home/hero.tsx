import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contracts/website/paths';
import { ButtonLink } from '#shared/components/button.tsx';
import { BedIcon, PlaneIcon } from '#shared/components/travel-icons.tsx';
import { useSection } from '../../features/site-content/use-section.ts';
import styles from './hero.module.css';
import { useFigureText } from './use-figure-text.ts';

const icons: Readonly<Record<string, ReactNode>> = {
  [paths.flightBooking]: <PlaneIcon />,
  [paths.hotelBooking]: <BedIcon />,
};

/** The top of the home page: the dunes at dusk, the headline, and links to start. */
export function Hero() {
  const { t } = useTranslation('common');
  const hero = useSection('hero');
  return (
    <section className={styles.hero}>
      <div className={styles.scene} />
      <div className={`page ${styles.content}`}>
        <div>
          <h1 tabIndex={-1}>{hero?.title ?? t('brand.name')}</h1>
          <p className={styles.subtitle}>{hero?.subtitle}</p>
          <div className={styles.actions}>
            {hero?.buttons.map(({ text, to }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may lead to the same place.
              <ButtonLink key={place} to={to} look={place === 0 ? 'accent' : 'clear'} icon={icons[to]}>
                {text}
              </ButtonLink>
            ))}
          </div>
        </div>
        <HeroStats />
      </div>
    </section>
  );
}

function HeroStats() {
  const figures = useSection('figures');
  const { short } = useFigureText();
  if (!figures || figures.hero.length === 0) return null;
  return (
    <dl className={styles.stats}>
      {figures.hero.map((figure, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words.
        <div key={place}>
          <dt>{figure.label}</dt>
          <dd>
            <bdi>{short(figure)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
