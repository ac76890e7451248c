import MenuFoldOutlined from '@ant-design/icons/es/icons/MenuFoldOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/es/icons/MenuUnfoldOutlined';
import Button from 'antd/es/button';
import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import Sider from 'antd/es/layout/Sider';
import { useState } from 'react';
import { recall, remember } from '../../../lib/remembered.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from './admin-layout.module.css';
import { AdminMenu } from './admin-menu.tsx';
import { Brand } from './brand.tsx';

const memory = 'admin-menu';

/** The dark menu at the side. Folds to icons, on tablets from the start; what was chosen holds for later visits. */
export function AdminSider() {
  const { t } = useTranslation('admin');
  const { xl } = useBreakpoint();
  const [chosen, setChosen] = useState(() => recall(memory));
  const collapsed = chosen ? chosen === 'folded' : !xl;

  const toggle = () => {
    const choice = collapsed ? 'open' : 'folded';
    setChosen(choice);
    remember(memory, choice);
  };

  return (
    <Sider collapsible collapsed={collapsed} trigger={null} width={240} collapsedWidth={72} className={styles.sider}>
      <div className={styles.siderContent}>
        <Brand compact={collapsed} />
        <AdminMenu compact={collapsed} />
        <Button
          type="text"
          className={styles.fold}
          icon={
            collapsed ? (
              <MenuUnfoldOutlined className="mirrored" aria-hidden />
            ) : (
              <MenuFoldOutlined className="mirrored" aria-hidden />
            )
          }
          aria-label={t(collapsed ? 'layout.expand' : 'layout.collapse')}
          aria-expanded={!collapsed}
          onClick={toggle}
        />
      </div>
    </Sider>
  );
}
