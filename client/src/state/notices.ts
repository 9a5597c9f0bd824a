import { lang, t } from '../i18n/index.svelte';
import { settings } from './settings.svelte';

/** Whether the system can tell the person something, or what stands in the way. */
export type Means = 'ready' | 'denied' | 'insecure' | 'missing';

export function means(): Means {
  if (!globalThis.isSecureContext) return 'insecure';
  if (!('Notification' in globalThis)) return 'missing';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** Asks the person for permission, and returns whether they gave it. */
export async function askPermission(): Promise<boolean> {
  return means() === 'ready' && (await Notification.requestPermission()) === 'granted';
}

/** Says through the system that it is the person's move, if they want that and look elsewhere; returns how to withdraw it. */
export function announceMove(game: string, body: string): () => void {
  const wanted = settings.notify && document.hidden && means() === 'ready' && Notification.permission === 'granted';
  if (!wanted) return () => undefined;
  try {
    const notice = new Notification(t('title'), { body, tag: game, lang: lang(), icon: '/icons/icon-192.png' });
    notice.onclick = () => {
      focus();
      notice.close();
    };
    return () => notice.close();
  } catch {
    // Browsers on phones have the class, but let only background workers use it.
    return () => undefined;
  }
}

/** Marks the icon of the tab while it is the person's move. */
export function markTab(move: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon !== null) icon.href = move ? '/favicon-move.svg' : '/favicon.svg';
}
