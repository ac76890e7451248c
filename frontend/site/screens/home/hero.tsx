import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteHero } from '#contracts/api/site-hero-rules';
import type { InLanguage } from '#contracts/website/in-language';
import { paths } from '#contracts/website/paths';
import { photoWidths } from '#contracts/website/photo-variants';
import { pictureFile } from '#contracts/website/site-picture-files';
import { ButtonLink } from '#shared/components/button.tsx';
import { BedIcon, PlaneIcon } from '#shared/components/travel-icons.tsx';
import { breakpoints } from '#shared/lib/breakpoints.ts';
import { Picture } from '../../components/picture.tsx';
import { useSection } from '../../features/site-content/use-section.ts';
import styles from './hero.module.css';
import { useFigureText } from './use-figure-text.ts';

const icons: Readonly<Record<string, ReactNode>> = {
  [paths.flightBooking]: <PlaneIcon />,
  [paths.hotelBooking]: <BedIcon />,
};

/** The top of the home page: the agency's picture or the dunes at dusk, the headline, and links to start. */
export function Hero() {
  const { t } = useTranslation('common');
  const hero = useSection('hero');
  const picture = hero?.picture;
  return (
    <section className={picture ? `${styles.hero} ${styles.pictured}` : styles.hero}>
      {picture ? <HeroPicture picture={picture} /> : <div className={styles.scene} />}
      <div className={`page ${styles.content}`}>
        <div>
          <h1 tabIndex={-1}>{hero?.title ?? t('brand.name')}</h1>
          <p className={styles.subtitle}>{hero?.subtitle}</p>
          {hero?.buttons[0] && (
            <div className={styles.actions}>
              {hero.buttons.map(({ text, to }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may lead to the same place.
                <ButtonLink key={place} to={to} look={place === 0 ? 'accent' : 'clear'} icon={icons[to]}>
                  {text}
                </ButtonLink>
              ))}
            </div>
          )}
        </div>
        <HeroStats />
      </div>
    </section>
  );
}

/** The photo is as wide as the window, and wider where it is cut at the sides. */
const sizes = `(max-width: ${breakpoints.sm}rem) 180vw, max(100vw, 130vh)`;

function HeroPicture({ picture }: { picture: NonNullable<InLanguage<SiteHero>['picture']> }) {
  const { id, width, height, text, focus } = picture;
  const photo = {
    src: pictureFile.hero(id),
    widths: [...photoWidths.filter((one) => one < width), width],
    size: { width, height },
    position: focus ? `${focus.x * 100}% ${focus.y * 100}%` : undefined,
  };
  return <Picture photo={photo} sizes={sizes} alt={text ?? ''} fallback="dunes" className={styles.picture} priority />;
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
