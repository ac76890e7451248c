import MenuFoldOutlined from '@ant-design/icons/MenuFoldOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/MenuUnfoldOutlined';
import Button from 'antd/es/button';
import useBreakpoint from 'antd/es/grid/hooks/useBreakpoint';
import Sider from 'antd/es/layout/Sider';
import { useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import styles from './admin-layout.module.css';
import { AdminMenu } from './admin-menu.tsx';
import { Brand } from './brand.tsx';

/** The dark menu at the side. Folds to icons, on tablets from the start. */
export function AdminSider() {
  const { t } = useTranslation('admin');
  const { xl } = useBreakpoint();
  const [chosen, setChosen] = useState<boolean>();
  const collapsed = chosen ?? !xl;
  return (
    <Sider collapsible collapsed={collapsed} trigger={null} width={232} collapsedWidth={72} className={styles.sider}>
      <div className={styles.siderContent}>
        <Brand compact={collapsed} />
        <AdminMenu />
        <Button
          type="text"
          className={styles.fold}
          icon={collapsed ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
          aria-label={t(collapsed ? 'layout.expand' : 'layout.collapse')}
          aria-expanded={!collapsed}
          onClick={() => setChosen(!collapsed)}
        />
      </div>
    </Sider>
  );
}
