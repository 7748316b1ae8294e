// What this browser keeps over visits, in IndexedDB: records by name. Each
// function throws where the browser refuses storage, which whoever calls says.

const STORE = "board"; // the first record's; a new name would be a new version of the database

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("switchyard", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
}

async function use(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const db = await opened();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = db.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    db.close();
  }
}

export function keptRecord(name: "results" | "race"): Promise<unknown> {
  return use("readonly", (s) => s.get(name));
}

/** Without a value the record goes. */
export async function keepRecord(name: "results" | "race", value: unknown): Promise<void> {
  await use("readwrite", (s) => (value === undefined ? s.delete(name) : s.put(value, name)));
}
