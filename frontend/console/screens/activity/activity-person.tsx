import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { ActivityEntry } from '#contracts/api/activity';
import { Ltr } from '#shared/components/ltr.tsx';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import type { ActivityFilters } from '../../features/activity/activity-filters.ts';

interface Props {
  entry: ActivityEntry;
  onFilter: (filters: ActivityFilters) => void;
}

/** The person of an entry; a click filters by that person. An account that does not exist is shown as a code. */
export function ActivityPerson({ entry: { staff, staff_name, unknown_account }, onFilter }: Props) {
  const { t } = useTranslation('adminActivity');
  if (!staff) {
    return (
      <Flex component="span" vertical className={shared.words}>
        {t('unknownAccount')}
        {unknown_account && (
          <Hint as="span">
            <Ltr>{unknown_account}</Ltr>
          </Hint>
        )}
      </Flex>
    );
  }
  return (
    <Button
      type="link"
      className={shared.wrapping}
      // The name starts where the text around it does; only the target is wider.
      style={{ marginInlineStart: '-0.5rem' }}
      onClick={() => onFilter({ staff })}
    >
      <bdi>{staff_name ?? staff}</bdi>
    </Button>
  );
}
