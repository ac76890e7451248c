import Segmented from 'antd/es/segmented';
import { useTranslation } from 'react-i18next';
import type { DeletedShelf } from '#contracts/deleted';
import { useDeleted } from '../../../features/deleted/use-deleted.ts';
import { ScreenHead } from '../screen-head.tsx';
import { useQuery } from '../use-query.ts';
import { DeletedResults } from './deleted-results.tsx';

const shelves = ['enquiries', 'programs'] as const satisfies readonly DeletedShelf[];

/** Deleted requests and programs. Owners restore them or remove them for good. */
export default function DeletedScreen() {
  const { t } = useTranslation('adminDeleted');
  const { query, change } = useQuery();
  const shelf = shelves.find((name) => name === query.get('shelf')) ?? 'enquiries';
  const show = (next: DeletedShelf) =>
    change((current) => {
      current.set('shelf', next);
      return current;
    });
  return (
    <>
      <ScreenHead
        title={t('title')}
        actions={
          <Segmented<DeletedShelf>
            aria-label={t('shelf')}
            value={shelf}
            options={shelves.map((value) => ({ value, label: t(`shelves.${value}`) }))}
            onChange={show}
          />
        }
      >
        <p>{t('subtitle')}</p>
      </ScreenHead>
      <Shelf key={shelf} shelf={shelf} />
    </>
  );
}

function Shelf({ shelf }: { shelf: DeletedShelf }) {
  return <DeletedResults shelf={shelf} list={useDeleted(shelf)} />;
}
