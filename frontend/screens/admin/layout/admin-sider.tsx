import MenuFoldOutlined from '@ant-design/icons/es/icons/MenuFoldOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/es/icons/MenuUnfoldOutlined';
import Button from 'antd/es/button';
import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recall, remember } from '../../../lib/remembered.ts';
import { AdminMenu } from './admin-menu.tsx';
import styles from './admin-sider.module.css';
import { Brand } from './brand.tsx';

const memory = 'admin-menu';

/** The dark menu at the side. Folds to icons, on tablets from the start; what was chosen holds for later visits. */
export function AdminSider() {
  const { t } = useTranslation('admin');
  const { xl } = useBreakpoint();
  const [chosen, setChosen] = useState(() => recall(memory));
  const folded = chosen ? chosen === 'folded' : !xl;
  const Sign = folded ? MenuUnfoldOutlined : MenuFoldOutlined;

  const toggle = () => {
    const choice = folded ? 'open' : 'folded';
    setChosen(choice);
    remember(memory, choice);
  };

  return (
    <aside className={styles.sider} data-folded={folded || undefined}>
      <Brand compact={folded} />
      <AdminMenu compact={folded} />
      <Button
        type="text"
        className={styles.fold}
        icon={<Sign className="mirrored" aria-hidden />}
        aria-label={t(folded ? 'layout.expand' : 'layout.collapse')}
        aria-expanded={!folded}
        onClick={toggle}
      />
    </aside>
  );
}
