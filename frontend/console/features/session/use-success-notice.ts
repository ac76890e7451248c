import App from 'antd/es/app';

/** In seconds. */
const duration = 3;

/** Returns a function that shows that an action has succeeded. */
export function useSuccessNotice() {
  const { notification } = App.useApp();
  return (what: string) => notification.success({ title: what, role: 'status', duration });
}
