import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import type { DeletedRecord } from '#contracts/api/deleted';
import { topicOf } from '#contracts/api/enquiry-topic';
import { daysBetween, riyadhDay } from '#contracts/field-kit/calendar';
import { Ltr } from '#shared/components/ltr.tsx';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { ListCard } from '../../components/list-card.tsx';
import { TypeBadge } from '../../features/enquiries/type-badge.tsx';
import { useNow } from '../../features/enquiries/use-now.ts';
import { titleOf } from './title-of.ts';

interface Props {
  record: DeletedRecord;
  onRestore: (record: DeletedRecord) => void;
  onRemove: (record: DeletedRecord) => void;
  /** Id of the record that is being restored. */
  restoring: string | undefined;
}

/** A deleted record: its title, who deleted it and when, the days left, and buttons to restore or remove it. */
export function DeletedCard({ record, onRestore, onRemove, restoring }: Props) {
  const { t } = useTranslation(['adminDeleted', 'admin']);
  const { language } = useLanguage();
  const now = useNow();
  const { kind, program_id, reference, deleted_at, deleted_by, gone_at } = record;
  const title = titleOf(record, language) || t('admin:requests.unnamed');
  const days = Math.max(0, daysBetween(riyadhDay(now), riyadhDay(new Date(gone_at))));
  return (
    <ListCard>
      <Flex align="start" justify="space-between" gap={12}>
        <h2 className={shared.subhead}>
          <bdi>{title}</bdi>
        </h2>
        <Tag color={days <= 3 ? 'error' : undefined}>{t('daysLeft', { count: days })}</Tag>
      </Flex>
      {kind !== 'program' && (
        <Flex wrap align="center" gap={8}>
          <TypeBadge topic={topicOf(kind, program_id)} />
          {reference && <Ltr>{reference}</Ltr>}
        </Flex>
      )}
      <Hint>
        <bdi>{t('deletedBy', { name: deleted_by.name ?? deleted_by.email })}</bdi>
        {' · '}
        <time dateTime={deleted_at}>{formatDateTime(deleted_at, language)}</time>
      </Hint>
      <Flex wrap gap={8}>
        <Button
          icon={<UndoOutlined aria-hidden />}
          loading={restoring === record.id}
          aria-label={t('restoreNamed', { name: title })}
          onClick={() => onRestore(record)}
        >
          {t('restore')}
        </Button>
        <Button
          danger
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('removeNamed', { name: title })}
          onClick={() => onRemove(record)}
        >
          {t('remove')}
        </Button>
      </Flex>
    </ListCard>
  );
}
