import CalendarOutlined from '@ant-design/icons-svg/es/asn/CalendarOutlined';
import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import HomeOutlined from '@ant-design/icons-svg/es/asn/HomeOutlined';
import MoonOutlined from '@ant-design/icons-svg/es/asn/MoonOutlined';
import type { ReactNode } from 'react';
import type { Program } from '#contracts/programs';
import { paths } from '../../app/paths.ts';
import { Icon } from '../../components/icon.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { StructuredData } from '../../components/structured-data.tsx';
import { useLanguage } from '../../features/language/use-language.ts';
import { programCardView } from '../../features/programs/program-card-view.ts';
import { DurationText } from '../../features/programs/program-facts.tsx';
import { programPhotos } from '../../features/programs/program-photos.ts';
import { sceneOfCity } from '../../features/programs/program-scene.ts';
import { includedItems, programTexts } from '../../features/programs/program-texts.ts';
import { touristTrip } from '../../features/programs/tourist-trip.ts';
import { formatDayRange } from '../../lib/format.ts';
import { shorten } from '../../lib/shorten.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { BookingPanel } from './booking-panel.tsx';
import { Gallery } from './gallery.tsx';
import styles from './program-detail.module.css';
import { ProgramHead } from './program-head.tsx';

/** About what search engines and previews show of a description. */
const descriptionLength = 160;

const highlights = ['highlightGuides', 'highlightGroups', 'highlightTransfers', 'highlightSupport'] as const;

export function ProgramDetail({ program }: { program: Program }) {
  const { t } = useTranslation('programs');
  const { language } = useLanguage();
  const { title, city, description, accommodation, offerIncludes } = programTexts(program, language);
  const { nights, price, rating } = programCardView(program, language);
  const included = includedItems(offerIncludes);
  const photos = programPhotos(program);

  return (
    <article className={styles.layout}>
      <PageHead
        title={title}
        description={shorten(description, descriptionLength)}
        picture={photos[0]?.src}
        parent={{ title: t('list.title'), path: paths.programs }}
      />
      <StructuredData data={touristTrip(program, language)} />
      {price !== undefined && <meta property="product:price:amount" content={String(price)} />}
      {price !== undefined && <meta property="product:price:currency" content="SAR" />}
      <div className={styles.head}>
        <ProgramHead title={title} city={city} rating={rating} />
      </div>
      <Gallery photos={photos} title={title} fallback={sceneOfCity(program.city)} />
      <aside className={styles.aside}>
        <BookingPanel id={program.id} title={title} price={price} />
      </aside>
      <div className={styles.content}>
        <dl className={styles.facts}>
          <Fact icon={<Icon of={CalendarOutlined} />} label={t('detail.dates')}>
            {formatDayRange(program.from_date, program.to_date, language)}
          </Fact>
          <Fact icon={<Icon of={MoonOutlined} />} label={t('detail.duration')}>
            <DurationText nights={nights} />
          </Fact>
          {accommodation && (
            <Fact icon={<Icon of={HomeOutlined} />} label={t('detail.accommodation')}>
              <bdi>{accommodation}</bdi>
            </Fact>
          )}
        </dl>
        {description && (
          <section>
            <h2>{t('detail.about')}</h2>
            <p className={styles.description} dir="auto">
              {description}
            </p>
          </section>
        )}
        {included.length > 0 && <CheckList title={t('detail.includes')} items={included} />}
        <CheckList title={t('detail.highlights')} items={highlights.map((key) => t(`detail.${key}`))} />
      </div>
    </article>
  );
}

const Fact = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>
      {icon}
      {label}
    </dt>
    <dd>{children}</dd>
  </div>
);

const CheckList = ({ title, items }: { title: string; items: readonly string[] }) => (
  <section>
    <h2>{title}</h2>
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Icon of={CheckOutlined} />
          <bdi>{item}</bdi>
        </li>
      ))}
    </ul>
  </section>
);
