import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './install.js';
import type { Engine } from './engine.js';

const VERSION = '2.26.0';
const JAR = `Mustang-CLI-${VERSION}.jar`;

/** Mustang (Apache-2.0) validates PDF/A-3 and Factur-X: a Java command run per request. */
export const mustang: Engine = {
  name: 'mustang',
  alsoCalled: ['invoices'],
  variables: ['MUSTANG_JAR'],
  local: {
    version: `mustang-${VERSION}`,
    needs: ['java', 'mvn'],
    usualPorts: [],
    async install(folder) {
      const repository = join(folder, 'maven');
      // Skip dependencies: the jar contains them, and Maven Central lacks the parent named in the jar's pom.
      const wanted = [`-Dartifact=org.mustangproject:Mustang-CLI:${VERSION}`, '-Dtransitive=false'];
      await run('mvn', ['-q', '-B', `-Dmaven.repo.local=${repository}`, 'dependency:get', ...wanted], { cwd: folder });
      await copyFile(join(repository, 'org/mustangproject/Mustang-CLI', VERSION, JAR), join(folder, JAR));
    },
    start: async ({ installed }) => ({ addresses: { MUSTANG_JAR: join(installed, JAR) }, stop: async () => undefined }),
  },
  startContainer: null,
};
