import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import SnippetsOutlined from '@ant-design/icons/es/icons/SnippetsOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { DepartureActions } from './use-departure-actions.ts';

/** The ways to add departures: one, many by a pattern, many from a spreadsheet. */
export function DepartureTools({ actions: { open } }: { actions: DepartureActions }) {
  const { t } = useTranslation('adminOffer');
  return (
    <Flex wrap gap="small" style={{ marginBlockEnd: '0.75rem' }}>
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => open({ kind: 'add' })}>
        {t('departures.add')}
      </Button>
      <Button icon={<CalendarOutlined aria-hidden />} onClick={() => open({ kind: 'pattern' })}>
        {t('departures.pattern')}
      </Button>
      <Button icon={<SnippetsOutlined aria-hidden />} onClick={() => open({ kind: 'paste' })}>
        {t('departures.paste')}
      </Button>
    </Flex>
  );
}
