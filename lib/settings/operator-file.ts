import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SettingsError } from './settings';

/** The text of a file that a setting names. Throws SettingsError with one line when it cannot be read. */
export function readOperatorFile(setting: string, file: string): string {
  try {
    return readFileSync(path.resolve(/* turbopackIgnore: true */ process.cwd(), file), 'utf8');
  } catch {
    throw new SettingsError(`${setting} names ${file}, which cannot be read: create it or correct the path.`);
  }
}

/** The JSON in an operator's file. Throws SettingsError with one line naming the file when it is not JSON. */
export function parseOperatorJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SettingsError(`${file} is not valid JSON: ${(error as Error).message.split('\n')[0]}.`);
  }
}
