import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import Button from 'antd/es/button';
import Tooltip from 'antd/es/tooltip';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '../../../../features/requests/request-view.ts';
import { TypeIcon } from '../../../../features/requests/type-icon.tsx';
import styles from './request-title.module.css';

interface Props {
  request: RequestView;
  onDelete: (request: RequestView) => void;
}

export function RequestTitle({ request, onDelete }: Props) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.title}>
      <TypeIcon type={request.type} />
      <div className={styles.text}>
        <span className={styles.name}>
          <bdi>{request.name || t('requests.unnamed')}</bdi>
        </span>
        <bdi className={styles.reference}>{request.reference}</bdi>
      </div>
      <Tooltip title={t('requests.delete')}>
        <Button
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('requests.delete')}
          onClick={() => onDelete(request)}
        />
      </Tooltip>
    </div>
  );
}
