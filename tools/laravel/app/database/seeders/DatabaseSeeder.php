<?php

namespace Database\Seeders;

use Illuminate\Database\Seeder;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Storage;
use Illuminate\Support\Str;

/** Fills the tables with the items of CONTENT, and storage with their pictures. */
class DatabaseSeeder extends Seeder
{
    /** The site's words for the tables. */
    private const TABLES = [
        'destinasi' => 'destinasis',
        'paket' => 'pakets',
        'akomodasi' => 'akomodasis',
        'transportasi' => 'transportasis',
        'event' => 'events',
        'tiket' => 'tickets',
        'fasilitas' => 'fasilitas',
        'restoran' => 'restorans',
        'makanan' => 'makanans',
        'blog' => 'blogs',
        'atraksi' => 'attractions',
    ];

    /** What visitors' own files are called: `storeAs(getClientOriginalName())` keeps it. */
    public const OWN_NAMES = [
        'Promo 100%.jpg',
        'diskon 50% akhir pekan.jpg',
        'IMG #1.jpg',
        'what?.jpg',
        '50%20off.jpg',
        '100%25 alam.jpg',
        'UPPER%2e.jpg',
        'foto kawah.jpg',
    ];

    public function run(): void
    {
        $content = json_decode(file_get_contents(config('catalogue.content')), true);
        DB::transaction(function () use ($content) {
            foreach (self::TABLES as $kind => $table) {
                foreach ($content[$kind] as $index => $entry) {
                    $this->insert($kind, $table, $this->row($kind, $index, $entry), $entry);
                }
                $this->insertHidden($table);
            }
        });
    }

    private function insert(string $kind, string $table, array $row, array $entry): void
    {
        $id = DB::table($table)->insertGetId($row);
        if ($kind !== 'destinasi') {
            return;
        }
        $times = Arr::only($row, ['created_at', 'updated_at']);
        $excluded = implode(', ', $entry['tidak_termasuk']);
        DB::table('tidak_termasuks')->insert(['destinasi_id' => $id, 'tidak_termasuk' => $excluded] + $times);
        foreach ($entry['jadwal'] as $day) {
            $jadwal = ['destinasi_id' => $id, 'day' => $day['day'], 'title' => $day['title']];
            $jadwalId = DB::table('jadwals')->insertGetId($jadwal + $times);
            foreach ($day['aktivitas'] as $aktivitas) {
                DB::table('aktivitas')->insert(['jadwal_id' => $jadwalId, 'aktivitas' => $aktivitas] + $times);
            }
        }
    }

    /** Two rows that no visitor may see: one that is switched off and one that was removed. */
    private function insertHidden(string $table): void
    {
        $row = (array) DB::table($table)->first();
        $name = Arr::first(['judul', 'title', 'name'], fn ($column) => array_key_exists($column, $row));
        unset($row['id']);
        DB::table($table)->insert(
            ['slug' => 'konsep-nonaktif', $name => 'Konsep Nonaktif', 'aktif' => false] + $row,
        );
        DB::table($table)->insert(
            ['slug' => 'konsep-terhapus', $name => 'Konsep Terhapus', 'deleted_at' => now()] + $row,
        );
    }

    /** One entry of the content as a row of its table. */
    private function row(string $kind, int $index, array $entry): array
    {
        $columns = DB::getSchemaBuilder()->getColumnListing(self::TABLES[$kind]);
        $text = $kind === 'blog' ? $entry['body'] : str_replace("\n", "\r\n", Str::markdown($entry['body']));
        $files = $this->store($kind, $index, $entry['pictures']);
        $row = Arr::only($entry, $columns) + [
            'deskripsi' => $text,
            'description' => $text,
            'overview' => json_encode(['deskripsi' => $text]),
            'image' => $files[0],
            'images' => in_array($kind, ['destinasi', 'paket']) ? json_encode($files) : $files[0],
            'map' => $this->map($entry),
            'updated_at' => $entry['created_at'],
            'unggulan' => $index % 3 === 0,
            'catatan_internal' => 'jangan bocor: harga pokok',
        ];
        foreach ($entry['fasilitas'] ?? [] as $number => $label) {
            $row['fasilitas_'.($number + 1)] = $label;
        }
        if (isset($entry['tempat'])) {
            $row['tempat'] = json_encode([['places' => implode(', ', $entry['tempat'])]]);
            $row['termasuk'] = json_encode([['termasuk' => implode(', ', $entry['termasuk'])]]);
            $row['tidaktermasuk'] = json_encode([['tidak_termasuk' => implode(', ', $entry['tidak_termasuk'])]]);
            $row['jadwal'] = json_encode($entry['jadwal']);
        }
        // Every second ticket, and no facility, has a slug.
        if ($kind === 'fasilitas' || ($kind === 'tiket' && $index % 2)) {
            unset($row['slug']);
        }

        return Arr::only($row, $columns);
    }

    /** A whole frame, as people paste it. */
    private function map(array $entry): ?string
    {
        [$latitude, $longitude] = $entry['koordinat'] ?? [null, null];

        return $latitude
            ? "<iframe src=\"https://www.google.com/maps?q=$latitude,$longitude&output=embed\" width=\"600\"></iframe>"
            : null;
    }

    /**
     * Stores pictures and returns their paths: under hashes, as `store()` does it; the first of the kinds that are shown with one picture
     * under names of visitors' own.
     */
    private function store(string $kind, int $index, array $pictures): array
    {
        return array_map(function (string $file, int $number) use ($kind, $index) {
            $source = config('catalogue.pictures')."/$file";
            $own = $number === 0 ? (self::OWN_NAMES[$index] ?? null) : null;
            $path = $own ? "$kind/$own" : "$kind/".md5("$kind/$file").'.webp';
            if (! Storage::disk('public')->exists($path)) {
                Storage::disk('public')->put($path, $own ? $this->jpeg($source) : file_get_contents($source));
            }

            return $path;
        }, $pictures, array_keys($pictures));
    }

    private function jpeg(string $source): string
    {
        ob_start();
        imagejpeg(imagescale(imagecreatefromwebp($source), 800), null, 70);

        return ob_get_clean();
    }
}
