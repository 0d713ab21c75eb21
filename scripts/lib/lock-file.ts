/** What we read and write of an entry of package-lock.json. */
export interface LockEntry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface LockFile {
  packages: Record<string, LockEntry>;
}

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
];
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
];
const cLibraries: Record<string, string> = { gnu: 'glibc', musl: 'musl' };

/** `binding-linux-arm64-musl` names the machine it is for; package registries name it the same way. */
export function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.replace(/^.*\//, '').split('-');
  const os = words.find((word) => [...systems, 'sunos', 'win32'].includes(word));
  const cpu = words.find((word) => [...processors, 'wasm32'].includes(word));
  const libc = words.map((word) => cLibraries[word.replace(/eabi(hf)?$/, '')]).find(Boolean);
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) };
}

/** Whether a package at this path finds that one, in its own folder or in one further up. */
function finds(packages: LockFile['packages'], path: string, name: string): boolean {
  const folders = path.split(/\/?node_modules\//);
  return folders.some((_, depth) => {
    const folder = folders
      .slice(0, depth + 1)
      .join('/node_modules/')
      .replace(/^\//, '');
    return `${folder}${folder && '/'}node_modules/${name}` in packages;
  });
}

const isExact = (version: string) => /^\d+\.\d+\.\d+/.test(version);

/**
 * `npm ci` wants an entry for every optional package, also for those of other machines, and npm
 * leaves out the ones it could not see when the file was written. This adds them.
 */
export function completeLock(lock: LockFile): { lock: LockFile; added: string[] } {
  const missing = new Map<string, LockEntry>();
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!isExact(version) || finds(lock.packages, path, name)) continue;
      const kind = entry.dev ? { dev: true } : {};
      missing.set(`node_modules/${name}`, {
        version,
        ...kind,
        optional: true,
        ...platformOf(name),
      });
    }
  }
  const all = [...Object.entries(lock.packages), ...missing];
  const sorted = all.sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added: [...missing.keys()] };
}
