import App from 'antd/es/app';

/** Seconds. */
const duration = 3;

/** Tells that something the user asked for is done. */
export function useSuccessNotice() {
  const { notification } = App.useApp();
  return (what: string) => notification.success({ title: what, role: 'status', duration });
}
