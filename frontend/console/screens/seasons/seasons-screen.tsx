import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenHead } from '../../components/screen-head.tsx';
import { isFull } from '../../features/seasons/suggest-seasons.ts';
import { useSeasons } from '../../features/seasons/use-seasons.ts';
import { SeasonDialogs } from './season-dialogs.tsx';
import { SeasonResults } from './season-results.tsx';
import { SuggestDialog } from './suggest-dialog.tsx';
import { useOpenSeason } from './use-open-season.ts';
import { useRemoveSeason } from './use-remove-season.tsx';

/** `/admin/seasons`, for owners: the dated periods by which visitors choose. */
export default function SeasonsScreen() {
  const { t } = useTranslation('adminSeasons');
  const list = useSeasons();
  const { named, open, close } = useOpenSeason();
  const [isSuggesting, setIsSuggesting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const askToRemove = useRemoveSeason(list, () => heading.current?.focus());
  const { stored } = list;
  const suggest = () => setIsSuggesting(true);

  return (
    <>
      <ScreenHead
        title={t('title')}
        headingRef={heading}
        actions={
          stored && (
            <Flex wrap gap="small">
              <Button disabled={isFull(stored.seasons)} onClick={suggest}>
                {t('suggest.open')}
              </Button>
              <Button
                type="primary"
                icon={<PlusOutlined aria-hidden />}
                disabled={isFull(stored.seasons)}
                onClick={() => open('new')}
              >
                {t('add')}
              </Button>
            </Flex>
          )
        }
      >
        <p>{t('subtitle')}</p>
      </ScreenHead>
      <SeasonResults list={list} onEdit={({ id }) => open(id)} onRemove={askToRemove} onSuggest={suggest} />
      <SeasonDialogs named={named} list={list} onOpen={open} onClose={close} />
      {stored && (
        <SuggestDialog open={isSuggesting} stored={stored} onSaved={list.put} onClose={() => setIsSuggesting(false)} />
      )}
    </>
  );
}
