<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        $this->items('destinasis', function (Blueprint $table) {
            $this->trip($table);
            $table->string('jenis_thematic');
            $table->string('location');
            $table->boolean('unggulan')->default(false);
            $table->json('overview');
        });
        Schema::create('tidak_termasuks', function (Blueprint $table) {
            $table->id();
            $table->foreignId('destinasi_id')->constrained();
            $table->string('tidak_termasuk');
            $table->timestamps();
        });
        Schema::create('jadwals', function (Blueprint $table) {
            $table->id();
            $table->foreignId('destinasi_id')->constrained();
            $table->integer('day');
            $table->string('title');
            $table->timestamps();
        });
        Schema::create('aktivitas', function (Blueprint $table) {
            $table->id();
            $table->foreignId('jadwal_id')->constrained();
            $table->string('aktivitas');
            $table->timestamps();
        });
        $this->items('pakets', function (Blueprint $table) {
            $this->trip($table);
            $table->string('kategori_paket');
            $table->string('lokasi');
            $table->text('deskripsi');
            $table->json('tidaktermasuk');
            $table->json('jadwal');
        });
        $this->items('akomodasis', function (Blueprint $table) {
            $this->shown($table);
            $table->integer('harga');
            $table->decimal('rating', 2, 1)->nullable();
            $table->string('alamat');
            $table->string('lokasi');
            $table->integer('kamar_tersedia');
            $table->boolean('unggulan')->default(false);
            $this->facilities($table);
        });
        $this->items('transportasis', function (Blueprint $table) {
            $this->shown($table);
            $table->decimal('harga', 12, 2);
            $table->decimal('rating', 2, 1)->nullable();
            $table->integer('jumlah_orang');
            $table->string('transmisi');
            $table->string('lokasi');
            $this->facilities($table);
        });
        $this->items('events', function (Blueprint $table) {
            $this->offered($table, 'title');
            $table->dateTime('event_date')->nullable();
            $table->boolean('contoh')->default(false);
            $table->string('location')->nullable();
            $table->integer('capacity')->nullable();
            $table->decimal('rating', 2, 1)->nullable();
        });
        $this->items('tickets', function (Blueprint $table) {
            $this->offered($table, 'name');
            $table->dateTime('event_date')->nullable();
            $table->string('location')->nullable();
            $table->integer('stock');
            $table->integer('capacity')->nullable();
            $table->decimal('rating', 2, 1)->nullable();
        });
        $this->items('fasilitas', function (Blueprint $table) {
            $this->offered($table, 'name');
            $table->integer('quantity');
        });
        $this->items('restorans', function (Blueprint $table) {
            $this->shown($table);
            $this->eaten($table);
        });
        $this->items('makanans', function (Blueprint $table) {
            $this->shown($table, false);
            $this->eaten($table);
        });
        $this->items('blogs', function (Blueprint $table) {
            $this->shown($table);
            $table->string('penulis');
            $table->integer('menit_baca');
        });
        $this->items('attractions', function (Blueprint $table) {
            $this->offered($table, 'title');
            $table->string('location')->nullable();
            $table->decimal('rating', 2, 1)->nullable();
        });
        // php artisan queue:table
        Schema::create('jobs', function (Blueprint $table) {
            $table->bigIncrements('id');
            $table->string('queue')->index();
            $table->longText('payload');
            $table->unsignedTinyInteger('attempts');
            $table->unsignedInteger('reserved_at')->nullable();
            $table->unsignedInteger('available_at');
            $table->unsignedInteger('created_at');
        });
    }

    private function items(string $name, Closure $columns): void
    {
        Schema::create($name, function (Blueprint $table) use ($columns) {
            $table->id();
            $table->string('slug')->nullable()->unique();
            $columns($table);
            $table->boolean('aktif')->default(true);
            $table->string('catatan_internal')->nullable();
            $table->timestamps();
            $table->softDeletes();
        });
    }

    private function trip(Blueprint $table): void
    {
        $table->string('judul');
        $table->decimal('harga', 12, 2);
        $table->integer('hari');
        $table->integer('malam');
        $table->integer('min_people');
        $table->decimal('rating', 2, 1)->nullable();
        $table->text('map')->nullable();
        $table->json('images');
        $table->json('tempat');
        $table->json('termasuk');
    }

    private function shown(Blueprint $table, bool $sorted = true): void
    {
        $table->string('judul');
        $sorted && $table->string('kategori');
        $table->text('deskripsi');
        $table->string('images')->nullable();
    }

    private function offered(Blueprint $table, string $title): void
    {
        $table->string($title);
        $table->string('category');
        $table->text('description');
        $table->decimal('price', 12, 2)->nullable();
        $table->string('image')->nullable();
    }

    private function eaten(Blueprint $table): void
    {
        $table->string('alamat');
        $table->decimal('rating', 2, 1)->nullable();
        $table->decimal('harga_min', 12, 2);
        $table->decimal('harga_max', 12, 2);
    }

    private function facilities(Blueprint $table): void
    {
        foreach (range(1, 5) as $number) {
            $table->string("fasilitas_$number")->nullable();
        }
    }
};
