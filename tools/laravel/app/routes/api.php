<?php

use App\Http\Resources\AkomodasiResource;
use App\Http\Resources\BlogResource;
use App\Http\Resources\EventResource;
use App\Models\Akomodasi;
use App\Models\Attraction;
use App\Models\Blog;
use App\Models\Destinasi;
use App\Models\Event;
use App\Models\Fasilitas;
use App\Models\Makanan;
use App\Models\Paket;
use App\Models\Restoran;
use App\Models\Ticket;
use Illuminate\Http\Request;
use Illuminate\Http\Resources\Json\JsonResource;
use Illuminate\Pagination\LengthAwarePaginator;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Route;

/*
 * The site's API (spec §7) as Laravel applications are written: each kind has another habit, all of them are of the documentation.
 */

$perPage = config('catalogue.per_page');
$newest = fn (string $model) => $model::latest()->latest('id');

// An envelope by hand around paginate(); relations; null where there is none.
Route::get('destinasis', fn () => response()->json([
    'success' => true,
    'message' => 'List Data Destinasi',
    'data' => $newest(Destinasi::class)->paginate($perPage),
]));
Route::get('destinasis/{slug}', fn (string $slug) => response()->json([
    'success' => true,
    'message' => 'Detail Data Destinasi',
    'data' => Destinasi::with('tidakTermasuk', 'jadwal.aktivitas')->where('slug', $slug)->first(),
]));

// A paginator as it is; pictures as the JSON text of their column.
Route::get('pakets', fn () => $newest(Paket::class)->paginate($perPage));
Route::get('pakets/{slug}', fn (string $slug) => ['data' => Paket::where('slug', $slug)->firstOrFail()]);

// Resources: `data`, `links`, `meta`; implicit binding.
Route::get('akomodasis', fn () => AkomodasiResource::collection($newest(Akomodasi::class)->paginate($perPage)));
Route::get('akomodasis/{akomodasi:slug}', fn (Akomodasi $akomodasi) => new AkomodasiResource($akomodasi));

// Rows of the query builder: no casts, nothing hidden unless it is left out.
$rows = fn () => DB::table('transportasis')
    ->select('id', 'judul', 'slug', 'kategori', 'harga', 'rating', 'jumlah_orang', 'transmisi', 'lokasi', 'images', 'deskripsi')
    ->addSelect('fasilitas_1', 'fasilitas_2', 'fasilitas_3', 'created_at', 'updated_at')
    ->where('aktif', 1)
    ->whereNull('deleted_at');
Route::get('transportasis', fn () => ['status' => 1, 'data' => $rows()->latest()->get()]);
Route::get('transportasis/{slug}', fn (string $slug) => ['status' => 1, 'data' => $rows()->where('slug', $slug)->first() ?? abort(404)]);

Route::get('events', fn () => EventResource::collection($newest(Event::class)->simplePaginate($perPage)));
Route::get('events/{event:slug}', fn (Event $event) => new EventResource($event));

Route::get('tickets', fn () => Ticket::latest('id')->cursorPaginate($perPage));
Route::get('tickets/{ticket}', fn (Ticket $ticket) => ['data' => $ticket]);

// What a filter has left keeps its numbers: an object in JSON.
Route::get('fasilitas', fn () => ['data' => Fasilitas::withoutGlobalScope('aktif')->get()->sortByDesc('id')->where('aktif', 1)]);
Route::get('fasilitas/{fasilitas}', fn (Fasilitas $fasilitas) => ['data' => $fasilitas]);

// A paginator of a collection, the later pages of which keep their numbers.
Route::get('restorans', function () use ($newest, $perPage) {
    $all = $newest(Restoran::class)->get();
    $page = LengthAwarePaginator::resolveCurrentPage();

    return [
        'success' => true,
        'data' => new LengthAwarePaginator($all->forPage($page, $perPage), $all->count(), $perPage, $page, [
            'path' => LengthAwarePaginator::resolveCurrentPath(),
        ]),
    ];
});

Route::get('makanans', fn () => JsonResource::collection(Makanan::latest('id')->cursorPaginate($perPage)));
Route::get('kuliners', fn () => ['data' => $newest(Makanan::class)->take(10)->get()]);

Route::get('blogs', fn () => BlogResource::collection($newest(Blog::class)->paginate($perPage))->additional(['success' => true]));
Route::get('blogs/{blog:slug}', fn (Blog $blog) => new BlogResource($blog));

Route::get('attractions', fn () => $newest(Attraction::class)->simplePaginate($perPage));
Route::get('attractions/{attraction:slug}', fn (Attraction $attraction) => ['data' => $attraction]);

Route::get('searches/search', function (Request $request) {
    $text = $request->validate(['query' => 'required|string|min:3|max:100'])['query'];
    $in = [
        'destinasi' => [Destinasi::class, 'judul'],
        'akomodasi' => [Akomodasi::class, 'judul'],
        'event' => [Event::class, 'title'],
        'ticket' => [Ticket::class, 'name'],
        'fasilitas' => [Fasilitas::class, 'name'],
        'makanan' => [Makanan::class, 'judul'],
        'blog' => [Blog::class, 'judul'],
        'attraction' => [Attraction::class, 'title'],
    ];

    return ['data' => collect($in)->flatMap(fn ($where, $type) => $where[0]::where($where[1], 'LIKE', "%$text%")
        ->limit(10)->get()->map(fn ($item) => [
            'id' => $item->id,
            'type' => $type,
            'title' => $item[$where[1]],
            'label' => ucfirst($type),
            'url' => url("/$type/".($item->slug ?? $item->id)),
        ]))->values()];
});
