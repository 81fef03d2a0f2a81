import { demoRegisterSource } from './demo-register/demo-register-source.ts';
import type { Source } from './sources/source.ts';

/** Made-up registers, asked by a demo only. */
export const demoSources: readonly Source[] = [demoRegisterSource];
