import Segmented from 'antd/es/segmented';
import { useTranslation } from 'react-i18next';
import type { DeletedList } from '#contracts/api/deleted';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useQuery } from '../../components/use-query.ts';
import { useDeleted } from '../../features/deleted/use-deleted.ts';
import { DeletedResults } from './deleted-results.tsx';

const lists = ['enquiries', 'programs'] as const satisfies readonly DeletedList[];

/** Deleted requests and programs. Owners restore them or remove them for good. */
export default function DeletedScreen() {
  const { t } = useTranslation('adminDeleted');
  const { query, change } = useQuery();
  const list = lists.find((name) => name === query.get('list')) ?? 'enquiries';
  const show = (next: DeletedList) =>
    change((current) => {
      current.set('list', next);
      return current;
    });
  return (
    <>
      <ScreenHead
        title={t('title')}
        actions={
          <Segmented<DeletedList>
            aria-label={t('list')}
            value={list}
            options={lists.map((value) => ({ value, label: t(`lists.${value}`) }))}
            onChange={show}
          />
        }
      >
        <p>{t('subtitle')}</p>
      </ScreenHead>
      <List key={list} name={list} />
    </>
  );
}

function List({ name }: { name: DeletedList }) {
  return <DeletedResults name={name} list={useDeleted(name)} />;
}
