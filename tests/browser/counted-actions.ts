import type { Locator, Page } from '@playwright/test';

/** Counts the actions of a person with hand or keyboard. Looking, waiting and scrolling are no actions. */
export class CountedActions {
  /** Each action, in words, for who has to find what costs them. */
  readonly done: string[] = [];

  get count() {
    return this.done.length;
  }

  private async act(what: string, action: Promise<unknown>) {
    await action;
    this.done.push(what);
  }

  click = (element: Locator) => this.act(`click ${element}`, element.click());
  /** Types into a field that has the focus after it, as a click into it and the keys of one text. */
  type = (field: Locator, text: string) => this.act(`type ${text}`, field.fill(text));
  press = (page: Page, key: string) => this.act(`press ${key}`, page.keyboard.press(key));
  select = (field: Locator, value: string) => this.act(`select ${value}`, field.selectOption(value));
  chooseFiles = (field: Locator, files: Parameters<Locator['setInputFiles']>[0]) =>
    this.act('choose files', field.setInputFiles(files));
}
