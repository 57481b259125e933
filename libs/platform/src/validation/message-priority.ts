import 'reflect-metadata';

const MESSAGE_ORDER = Symbol('MESSAGE_ORDER');

/**
 * Of all that is wrong with the form, its answer's `message` is only the one that stands first here; `errors` still
 * names every field. Problems of other words are told when none of these is there.
 */
export function MessagePriority(...messages: readonly string[]): ClassDecorator {
  return (form) => Reflect.defineMetadata(MESSAGE_ORDER, messages, form);
}

/** The messages that a form tells alone, the weightiest first. */
export function messageOrder(form: object): readonly string[] {
  return Reflect.getMetadata(MESSAGE_ORDER, form) ?? [];
}
