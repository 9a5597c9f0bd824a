import { Failed, importRecord, troubleOf, type Trouble } from '../net/api';
import { goReplay } from './route.svelte';

/** The server takes no larger ones. */
const LARGEST = 4 * 1024 * 1024;

/** Takes in the record of a game that was played elsewhere, and shows it. */
class Intake {
  busy = $state(false);
  /** Why the last file was not taken. */
  trouble: Trouble | null = $state(null);
  /** The line at which it stumbled. */
  line: number | null = $state(null);
  /** The name of the last file. */
  file = $state('');

  async take(file: File | null | undefined): Promise<void> {
    if (this.busy || file === null || file === undefined) return;
    this.forget();
    this.file = file.name;
    if (file.size > LARGEST) {
      this.trouble = 'too_large';
      return;
    }
    this.busy = true;
    try {
      goReplay((await importRecord(file)).replay, 0);
    } catch (error) {
      this.trouble = troubleOf(error);
      this.line = error instanceof Failed ? error.line : null;
    }
    this.busy = false;
  }

  /** The person has read why the file was not taken. */
  forget(): void {
    this.trouble = this.line = null;
  }
}

export const intake = new Intake();
