import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { freeUntil, termsOf } from '#catalogue/cancellation';
import { meals } from '#contracts/api/offer-terms';
import type { Program } from '#contracts/api/programs';
import { paths } from '#contracts/website/paths';
import { Icon } from '#shared/components/icon.tsx';
import { onPhones } from '#shared/components/photo-sources.tsx';
import { includedItems, programTexts } from '#shared/features/programs/program-texts.ts';
import { formatDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { usePromises } from '#shared/lib/use-promises.ts';
import { useToday } from '#shared/lib/use-today.ts';
import { Picture } from '../../components/picture.tsx';
import { CancellationSteps } from '../../features/programs/cancellation-list.tsx';
import type { ProgramCardView } from '../../features/programs/program-card-view.ts';
import { DaysText, DurationText, PriceText } from '../../features/programs/program-facts.tsx';
import { sceneOfCity } from '../../features/programs/program-scene.ts';
import { useProgramView } from '../../features/programs/use-program-view.ts';
import styles from './compare-table.module.css';

type Row = 'dates' | 'nights' | 'price' | 'places' | 'stay' | 'meals' | 'included' | 'notIncluded' | 'cancellation';

interface Compared {
  program: Program;
  view: ProgramCardView;
}

interface CompareTableProps {
  programs: readonly Program[];
  onRemove: (id: string) => void;
}

/** Programs as columns. On phones each row's name stands above its cells. */
export function CompareTable({ programs, onRemove }: CompareTableProps) {
  const { t } = useTranslation('shortlist');
  const viewOf = useProgramView();
  const cells = useCells();
  const columns = programs.map((program): Compared => ({ program, view: viewOf(program) }));
  const rows = (Object.keys(cells) as Row[]).filter((row) => columns.some((one) => cells[row](one)));
  return (
    <table className={styles.table} data-columns={columns.length}>
      <thead>
        <tr>
          <td className={styles.corner} />
          {columns.map(({ view }) => (
            <th key={view.id} scope="col">
              <Heading view={view} onRemove={() => onRemove(view.id)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{t(`compared.rows.${row}`)}</th>
            {columns.map((one) => (
              <td key={one.view.id}>{cells[row](one) ?? <span className={styles.none}>{t('compared.none')}</span>}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Heading({ view, onRemove }: { view: ProgramCardView; onRemove: () => void }) {
  const { t } = useTranslation('shortlist');
  return (
    <div className={styles.head}>
      <Picture photo={view.image} sizes={`${onPhones(33)}, 18rem`} alt="" fallback={sceneOfCity(view.city)} />
      <Link to={paths.program(view.id)}>
        <bdi>{view.title}</bdi>
      </Link>
      <button type="button" onClick={onRemove} aria-label={t('compared.removeOf', { title: view.title })}>
        <Icon of="close-outlined" />
        {t('compared.remove')}
      </button>
    </div>
  );
}

/** Returns the content of a program's cell in each row; undefined if nothing is known. */
function useCells(): Record<Row, (compared: Compared) => ReactNode | undefined> {
  const { t } = useTranslation(['shortlist', 'programs', 'offer']);
  const { language } = useLanguage();
  const today = useToday();
  const { cancellation: ofSite } = usePromises();
  const listOf = (text: string) => {
    const items = includedItems(text);
    return items.length > 0 ? <List items={items} /> : undefined;
  };
  return {
    dates: ({ view }) => (
      <>
        <DaysText days={view.days} month="short" />
        {view.more > 0 && <small>{t('programs:card.moreDates', { count: view.more })}</small>}
      </>
    ),
    nights: ({ view }) => <DurationText nights={view.nights} />,
    price: ({ view }) => (
      <>
        {view.varies && <small>{t('programs:price.from')}</small>}
        <strong>
          <PriceText price={view.price} />
        </strong>
      </>
    ),
    places: ({ view }) => (view.few === undefined ? undefined : t('programs:card.few', { count: view.few })),
    stay: ({ program }) => programTexts(program, language).accommodation || undefined,
    meals: ({ program }) => {
      const counts = meals.map((meal) => ({
        meal,
        count: program.itinerary.filter((day) => day.meals.includes(meal)).length,
      }));
      const served = counts.filter(({ count }) => count > 0);
      return served.length > 0 ? (
        <List items={served.map(({ meal, count }) => t(`compared.meals.${meal}`, { count }))} />
      ) : undefined;
    },
    included: ({ program }) => listOf(programTexts(program, language).offer_includes),
    notIncluded: ({ program }) => listOf(programTexts(program, language).not_included),
    cancellation: ({ program, view }) => {
      const until = view.days && freeUntil(termsOf(program, ofSite), view.days.from, today);
      return (
        <>
          {until && <strong>{t('offer:freeUntil', { day: formatDate(until, language) })}</strong>}
          <CancellationSteps program={program} />
        </>
      );
    },
  };
}

const List = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item}>
        <bdi>{item}</bdi>
      </li>
    ))}
  </ul>
);
