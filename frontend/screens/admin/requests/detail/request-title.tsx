import { useTranslation } from 'react-i18next';
import type { RequestView } from '../../../../features/requests/request-view.ts';
import { TypeIcon } from '../../../../features/requests/type-icon.tsx';
import { DeleteButton } from '../delete-button.tsx';
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
      <DeleteButton onClick={() => onDelete(request)} />
    </div>
  );
}
