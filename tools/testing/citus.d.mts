export function createCitusDatabase(citusUrl: string, name: string, options?: { template?: string }): Promise<void>;
export function dropCitusDatabase(citusUrl: string, name: string): Promise<void>;
export function closeCitusDatabase(citusUrl: string, name: string): Promise<void>;
