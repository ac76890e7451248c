import App from 'antd/es/app';

/** In seconds. */
const duration = 3;

/** Returns a function that shows that an action has succeeded, in place of a notice with the same key. */
export function useSuccessNotice() {
  const { notification } = App.useApp();
  return (what: string, key?: string) =>
    // Without a description of its own the one of the failure that it replaces would stay.
    notification.success({ title: what, description: undefined, role: 'status', duration, ...(key && { key }) });
}
