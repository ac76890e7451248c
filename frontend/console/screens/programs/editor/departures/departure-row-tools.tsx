import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Departure } from '#contracts/api/departures';
import type { DepartureActions } from './use-departure-actions.ts';
import { useDepartureTexts } from './use-departure-texts.ts';

/** Buttons to edit, copy and remove a departure. */
export function DepartureRowTools({ departure, actions }: { departure: Departure; actions: DepartureActions }) {
  const { t } = useTranslation('adminOffer');
  const { dayOf } = useDepartureTexts();
  const day = dayOf(departure);
  return (
    <Flex data-departure={departure.id}>
      <Button
        type="text"
        icon={<EditOutlined aria-hidden />}
        aria-label={t('departures.editNamed', { day })}
        onClick={() => actions.open({ kind: 'edit', departure })}
      />
      <Button
        type="text"
        icon={<CopyOutlined aria-hidden />}
        aria-label={t('departures.copyNamed', { day })}
        onClick={() => actions.open({ kind: 'add', copied: departure })}
      />
      <Button
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('departures.removeNamed', { day })}
        onClick={() => actions.askToRemove(departure)}
      />
    </Flex>
  );
}
